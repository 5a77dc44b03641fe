import type { Translation } from '@lemma/ui';
import type { en } from './en.ts';

export const ar = {
  sample: {
    label: 'صف نموذجي',
    body: 'هذا صف نموذجي. كل الأشخاص فيه غير حقيقيين.',
    short: 'صف نموذجي',
    seeAs: 'مشاهدته بصفة',
    teacher: 'معلم',
    student: 'طالب',
    parent: 'ولي أمر',
    start: 'أنشئ صفًا',
    leave: 'خروج',
    failedTitle: 'لم يتم تحميل الصف النموذجي',
    failedBody: 'تحقق من الاتصال ثم حاول مرة أخرى.',
  },
} satisfies Translation<typeof en>;
