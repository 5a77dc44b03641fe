import type { Translation } from '@lemma/ui';
import type { en } from './en.ts';

export const ar = {
  override: {
    label: 'تطوير',
    body: 'يأتي {area} من {address} حتى {until}. أنشأ الرابط {by}.',
    end: 'إنهاء',
  },
  preview: {
    label: 'معاينة',
    title: 'هذه معاينة لـ «{area}».',
    body: 'لم تُنشر هذه النسخة بعد: لا يراها إلا من لديه الرابط. ما تحفظه هنا يُحفظ فعلًا.',
    until: 'رابط من {by}، حتى {until}',
    leave: 'الخروج من المعاينة',
    expiredTitle: 'انتهت هذه المعاينة',
    expiredBody: 'اطلب رابطًا جديدًا ممن أرسله إليك.',
    invalidTitle: 'هذا الرابط لا يعمل',
    invalidBody: 'ربما ينقص جزء منه. اطلب ممن أرسله أن يرسله مرة أخرى، وافتح الرابط كاملًا.',
    goneTitle: 'هذه النسخة لم تعد موجودة',
    goneBody: 'سُحبت بعد إنشاء الرابط. اطلب رابطًا جديدًا ممن أرسله إليك.',
    again: 'إعادة المحاولة',
    open: 'فتح Lemma بدون المعاينة',
  },
} satisfies Translation<typeof en>;
