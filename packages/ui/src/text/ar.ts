import type { en } from './catalogue.ts';
import type { Translation } from './create-use-text.ts';

export const ar: Translation<typeof en> = {
  actions: {
    back: 'رجوع',
    cancel: 'إلغاء',
    clear: 'مسح',
    close: 'إغلاق',
    copied: 'تم النسخ',
    copy: 'نسخ',
    menu: 'القائمة',
    more: 'المزيد',
    retry: 'حاول مرة أخرى',
    working: 'جارٍ العمل',
  },
  states: {
    loading: 'جارٍ التحميل...',
    slow: 'يستغرق هذا وقتًا أطول من المعتاد. ما زلنا نحاول، ولن يضيع شيء مما فعلته.',
    errorTitle: 'لم يتم تحميل هذا',
    errorSafe: 'لم يضع شيء مما فعلته.',
    offlineTitle: 'أنت غير متصل بالإنترنت',
    offlineBody: 'ترى آخر ما تم حفظه على هذا الجهاز. ما ينتظر هنا يُرسل عندما يعود الاتصال.',
    noPermissionTitle: 'هذه الصفحة غير متاحة لك',
    noPermissionBody: 'ربما في العنوان خطأ، أو أن الصفحة تخص شخصًا آخر. إذا كنت تحتاج إليها، فاسأل مدرستك.',
  },
  form: {
    optional: 'اختياري',
    summary:
      '{count, plural, zero {لا شيء يحتاج إلى انتباهك} one {شيء واحد يحتاج إلى انتباهك} two {شيئان يحتاجان إلى انتباهك} few {# أشياء تحتاج إلى انتباهك} many {# شيئًا يحتاج إلى انتباهك} other {# شيء يحتاج إلى انتباهك}}',
    choose: 'اختر',
    full: 'يتسع هذا الحقل لـ {most, number} حرفًا. ما زاد عن ذلك لا يُحفظ.',
    increase: 'زيادة واحد',
    decrease: 'إنقاص واحد',
    showPassword: 'إظهار كلمة المرور',
    hidePassword: 'إخفاء كلمة المرور',
  },
  frame: {
    skip: 'انتقل إلى المحتوى',
    areas: 'الرئيسية',
    account: 'الحساب',
    home: 'Lemma، الصفحة الرئيسية',
  },
  table: {
    sortCards: 'الترتيب حسب',
    filter: 'تصفية',
    filterPlaceholder: 'اكتب للتصفية',
    selectAll: 'تحديد كل الصفوف',
    selectRow: 'تحديد {name}',
    selected:
      '{count, plural, zero {لم يُحدد شيء} one {تم تحديد واحد} two {تم تحديد اثنين} few {تم تحديد #} many {تم تحديد #} other {تم تحديد #}}',
    clearSelection: 'إلغاء التحديد',
    download: 'تنزيل CSV',
    copy: 'نسخ كل الصفوف',
    downloadXlsx: 'تنزيل Excel',
    notCopied: 'لا يمكن لهذه الصفحة النسخ هنا. الملف الذي يُنزَّل يحتوي على الصفوف نفسها.',
    notMade: 'لم يُنشأ الملف: يُسجَّل من ينشئ ملفًا، وقد تعذر ذلك. حاول مرة أخرى.',
    options: 'الخيارات والملفات',
    rows: '{count, plural, zero {لا صفوف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}',
    shown:
      '{shown, number} من {count, plural, zero {لا صفوف} one {صف واحد} two {صفين} few {# صفوف} many {# صفًا} other {# صف}}',
    noMatch: 'لا شيء يطابق «{filter}».',
    noRows: 'لا شيء هنا بعد.',
    sortBy: 'ترتيب حسب {column}',
    total: 'المجموع',
    open: 'فتح {name}',
  },
  charts: { asTable: 'عرض كجدول', asTableOf: 'عرض كجدول: {title}' },
  numbers: {
    tooFew: 'إجابات قليلة جدًا',
    tooFewLong:
      '{count, plural, =0 {لا إجابات بعد} zero {لا إجابات بعد} one {إجابة واحدة: لا تكفي} two {إجابتان: لا تكفيان} few {# إجابات: لا تكفي} many {# إجابة: لا تكفي} other {# إجابة: لا تكفي}}',
    score: '{got, number} من {of, number}',
    of: 'من {count, number}',
    others:
      '{count, plural, zero {لا أحد غيرهم} one {واحد آخر} two {اثنان آخران} few {# آخرون} many {# آخرون} other {# آخرون}}',
    andMore: 'و{count, number} أخرى',
    showMore: 'عرض {count, number} أخرى',
  },
  time: {
    saved: 'حُفظ {time}',
    justNow: 'الآن',
  },
  steps: {
    done: 'تم',
    next: 'التالي',
    later: 'لاحقًا',
    progress: 'تم {done, number} من {count, number}',
  },
  files: {
    drop: 'اسحب الملفات إلى هنا، أو',
    browse: 'اختر ملفات',
    camera: 'التقط صورة',
    limits:
      '{kinds}. حتى {size}{pages, plural, =0 {} zero {} one { وصفحة واحدة} two { وصفحتين} few { و# صفحات} many { و# صفحة} other { و# صفحة}} لكل ملف، {count, plural, zero {بلا ملفات} one {ملف واحد} two {ملفان} few {# ملفات} many {# ملفًا} other {# ملف}} في المرة الواحدة{inAll, plural, =0 {} zero {} one {، صفحة واحدة إجمالًا} two {، صفحتان إجمالًا} few {، # صفحات إجمالًا} many {، # صفحة إجمالًا} other {، # صفحة إجمالًا}}.',
    tooLarge: 'حجم «{name}» هو {size}. الحد هو {limit}.',
    wrongKind: '«{name}» ليس من الأنواع المقبولة هنا: {kinds}.',
    tooMany:
      '{count, plural, zero {لا ملفات} one {ملف واحد على الأكثر} two {ملفان على الأكثر} few {# ملفات على الأكثر} many {# ملفًا على الأكثر} other {# ملف على الأكثر}} في المرة الواحدة. لم يؤخذ الباقي.',
    remove: 'إزالة {name}',
    empty: '«{name}» فارغ.',
  },
  figure: {
    total: 'المجموع {label}',
    rows: 'الصفوف',
    legend: 'مكعب واحد = 1',
  },
};
