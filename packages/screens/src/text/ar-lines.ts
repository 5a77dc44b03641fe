import type { Translation } from '@lemma/ui';
import type { linesTexts } from './en-lines.ts';

export const linesAr = {
  lines: {
    title: 'خطوات حلك',
    write: 'خطوات الحل',
    label: 'السطر {number, number}',
    next: 'السطر التالي',
    toAnswer: 'إلى الإجابة',
    stuck: 'لا أعرف كيف أكمل',
    change: 'غيّر السطر {number, number}',
    full: 'لا مكان لأسطر أخرى.',
    asked: 'اكتب خطوات حلك في هذا السؤال.',
    graded: 'نصف النقاط على خطوات الحل.',
    askFirst: 'اكتب أولًا سطرًا من خطوات الحل. إن حسبت ذهنيًا فتحقق مرة أخرى.',
    marks: {
      follows: 'صحيح',
      breaks: 'انظر مرة أخرى',
      unread: 'لم يُفحص',
    },
    lineFollows: 'السطر {number, number} صحيح.',
    brokenFirst: 'السطر {number, number} لا يقول ما يقوله السؤال. انظر إليه مرة أخرى.',
    broken: 'السطر {number, number} لا يقول ما يقوله السطر السابق. انظر إليه مرة أخرى.',
    brokenInside: 'الطرفان في السطر {number, number} غير متساويين. انظر إليه مرة أخرى.',
    goals: {
      arithmetic: 'أي جزء يمكن حسابه أولًا؟',
      percent: 'كم يساوي واحد بالمئة، أو عشرة بالمئة؟',
      evaluate: 'ماذا ينتج عند وضع العدد مكان الحرف؟',
      equation: 'ماذا يمكن أن تفعل في الطرفين ليقترب الحرف من أن يكون وحده؟',
      inequality: 'ماذا يمكن أن تفعل في الطرفين ليقترب الحرف من أن يكون وحده؟',
      system: 'كيف تصل إلى معادلة فيها حرف واحد فقط؟',
      formula: 'ماذا يمكن أن تفعل في الطرفين ليقترب الحرف من أن يكون وحده؟',
      expand: 'بماذا يُضرب كل جزء داخل القوسين؟',
      factor: 'ما المشترك بين كل الأجزاء؟',
      other: 'ماذا تعرف، وما المطلوب؟',
    },
    thenWhat: 'ما السطر التالي؟',
    brokeHere: 'السطر {number, number} لا يتبع ما قبله.',
    mended: 'صُحح أثناء الكتابة',
  },
} as const satisfies Translation<typeof linesTexts>;
