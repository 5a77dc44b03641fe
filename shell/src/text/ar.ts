import type { Translation } from '@lemma/ui';
import { arBefore } from './ar-before.ts';
import type { en } from './en.ts';

/** The texts around the areas, and the pages before signing in. */
export const ar = {
  ...arBefore,
  app: { loading: 'جارٍ التحميل...' },
  nav: {
    overview: 'نظرة عامة',
    students: 'الطلاب',
    assignments: 'الواجبات',
    accounts: 'الحسابات',
    analysis: 'التحليل',
    statistics: 'الإحصاءات',
    lessonPlan: 'خطة الدرس',
    plans: 'خططي',
    stories: 'القصص',
    training: 'المقابلات',
    assistant: 'المساعد',
    upload: 'رفع الملفات',
    settings: 'الإعدادات',
    children: 'الأبناء',
    handIn: 'تسليم',
    home: 'الرئيسية',
    progress: 'التقدم',
    signOut: 'تسجيل الخروج',
    leaveSample: 'الخروج من الصف النموذجي',
    unsent:
      '{count, plural, zero {لا إجابات لم تُرسل} one {إجابة واحدة لم تُرسل بعد} two {إجابتان لم تُرسلا بعد} few {# إجابات لم تُرسل بعد} many {# إجابة لم تُرسل بعد} other {# إجابة لم تُرسل بعد}}',
    unsentBody: 'تسجيل الخروج من هذا الجهاز يحذف ما لم يُرسل. انتظر الاتصال، أو سجّل الخروج على أي حال.',
    leaveAnyway: 'تسجيل الخروج على أي حال',
    teach: 'التدريس',
    prepare: 'التحضير',
    areaTeacher: 'الصف',
    areaParent: 'الأسرة',
    areaStudent: 'التدريب',
    moreAreas: 'المزيد',
    roleTeacher: 'معلم',
    roleParent: 'ولي أمر',
    roleStudent: 'طالب',
  },
  session: {
    ended: 'تم تسجيل الخروج من هذا الجهاز',
    endedBody: 'ما حُفظ يبقى محفوظًا. سجّل الدخول مرة أخرى للمتابعة.',
  },
  remote: {
    safe: 'ما فعلته محفوظ، وبقية Lemma ما زالت تعمل.',
    retry: 'حاول مرة أخرى',
    reload: 'أعد تحميل الصفحة',
  },
  toaster: { label: 'رسالة', close: 'إغلاق', news: 'أخبار' },
  notFound: {
    title: 'لا توجد صفحة هنا',
    body: 'ربما يكون العنوان قديمًا أو فيه خطأ.',
    home: 'إلى البداية',
    signIn: 'تسجيل الدخول',
  },
  fault: {
    title: 'توقفت هذه الصفحة عن العمل',
    body: 'لم يضع شيء مما سلّمته. أعد تحميل الصفحة؛ وإذا تكرر الأمر فعد إلى البداية.',
    reload: 'أعد تحميل الصفحة',
    home: 'إلى البداية',
    setupTitle: 'لا يستطيع Lemma أن يبدأ هنا بعد',
    setupBody: 'إعداد ناقص أو غير صحيح. للمسؤول عن Lemma في هذه المدرسة:',
  },
  chooser: {
    title: 'اختر حسابًا',
    body: 'على هذا الجهاز، تحل هذه محل حسابات Google.',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    submit: 'متابعة',
  },
} as const satisfies Translation<typeof en>;
