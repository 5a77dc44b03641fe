export { Button, type ButtonKind, ButtonLink, type ButtonProps } from './actions/button.tsx';
export { Copyable, type CopyableProps } from './actions/copyable.tsx';
export { IconButton, type IconButtonProps } from './actions/icon-button.tsx';
export { type TabItem, TabLinks, type TabLinksProps, Tabs, type TabsProps, useTab } from './actions/tabs.tsx';
export { TextLink } from './actions/text-link.tsx';
export { Figure } from './figures/figure.tsx';
export {
  formatDate,
  formatDateTime,
  formatDay,
  formatRelative,
  formatSaved,
  formatTime,
  isoDate,
} from './format/dates.ts';
export {
  formatBytes,
  formatList,
  formatNumber,
  formatPercent,
  formatScore,
  SMALLEST_SAMPLE,
} from './format/numbers.ts';
export { shorten } from './format/shorten.ts';
export { BoundedNumber, type BoundedNumberProps } from './forms/bounded-number.tsx';
export { checkFiles, type FileLimits, type FileRefusal, isAccepted } from './forms/check-files.ts';
export {
  Checkbox,
  type CheckboxProps,
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
  Switch,
  type SwitchProps,
} from './forms/choices.tsx';
export { Field, type FieldAria, FieldError, type FieldProps, type FieldText, inputClass } from './forms/field.tsx';
export { FileDrop, type FileDropProps } from './forms/file-drop.tsx';
export { FormErrorSummary, type FormErrorSummaryProps } from './forms/form-error-summary.tsx';
export { NumberField, type NumberFieldProps, readNumber } from './forms/number-field.tsx';
export {
  PasswordField,
  Select,
  type SelectOption,
  type SelectProps,
  TextArea,
  TextField,
  type TextFieldProps,
} from './forms/text-field.tsx';
export type { AccountMenu } from './frame/account.tsx';
export { type Area, AreaFrame, type AreaFrameProps } from './frame/area-frame.tsx';
export { Brand } from './frame/brand.tsx';
export { FrameSkeleton } from './frame/frame-skeleton.tsx';
export type { NavItem } from './frame/nav.tsx';
export { PublicFrame, type PublicFrameProps } from './frame/public-frame.tsx';
export { PageHeader, type PageHeaderProps, Section, type SectionProps } from './layout/page-header.tsx';
export { PageTitle, type PageTitleProps } from './layout/page-title.tsx';
export { Stat, type StatProps, StatRow } from './layout/stat.tsx';
export { Badge, Status, type StatusTone } from './layout/status.tsx';
export { type Appearance, applyAppearance, useNumberStyle } from './lib/appearance.ts';
export { cx } from './lib/cx.ts';
export { useRestoredFocus } from './lib/use-restored-focus.ts';
export { AnswerEditor } from './mathematics/answer-editor.tsx';
export { AnswerField, type AnswerFieldProps } from './mathematics/answer-field.tsx';
export { Formula, Formula as Math, type FormulaProps } from './mathematics/formula.tsx';
export { type KeySet, keypadKeysFor, type TypedKind } from './mathematics/keypad-keys.ts';
export { Latex, type LatexProps } from './mathematics/latex.tsx';
export { Prose } from './mathematics/prose.tsx';
export { isReadable, ProsePreview } from './mathematics/prose-preview.tsx';
export { mathSpeaker, speakMathIn, spokenLanguage } from './mathematics/speaker.ts';
export { hasMath } from './mathematics/split-prose.ts';
export { WeRead, type WeReadProps } from './mathematics/we-read.tsx';
export { AlertDialog, type AlertDialogProps, Dialog, type DialogProps } from './overlays/dialog.tsx';
export { Menu, type MenuItem, type MenuProps } from './overlays/menu.tsx';
export { loadRadix } from './overlays/radix.ts';
export {
  Tooltip,
  type TooltipProps,
  TooltipProvider,
} from './overlays/tooltip.tsx';
export { usePictureWords } from './pictures/picture-words.ts';
export { SecretPictureDrawing, type SecretPictureProps } from './pictures/secret-picture.tsx';
export { Drawing, type DrawingName } from './states/drawings.tsx';
export { OfflineOnce } from './states/offline-once.tsx';
export {
  Mastery,
  Progress,
  type ProgressProps,
  type ProgressStep,
  ProgressSteps,
} from './states/progress.tsx';
export { PageSkeleton, Skeleton, SkeletonGroup, StatRowSkeleton, TableSkeleton } from './states/skeleton.tsx';
export {
  Empty,
  type EmptyProps,
  ErrorState,
  type ErrorStateProps,
  Loading,
  NoPermission,
  Notice,
  OfflineNotice,
} from './states/states.tsx';
export { PATIENCE_MS, StillLoading } from './states/still-loading.tsx';
export { useBeginning } from './states/use-beginning.tsx';
export { type Column, filterRows, type Sort, sortRows } from './table/column.ts';
export { DataTable, type DataTableProps, type Selection } from './table/data-table.tsx';
export { type CsvValue, csvFileName, downloadBlob, downloadText, neutralise, toCsv } from './table/to-csv.ts';
export { toXlsx } from './table/to-xlsx.ts';
export {
  createTexts,
  createUseText,
  joinTexts,
  type Languages,
  type Some,
  type Texts,
  type Translation,
  textsLoaded,
} from './text/create-use-text.ts';
export { errorSentence } from './text/error-sentences.ts';
export { laterAndLater } from './text/later-and-later.ts';
export {
  browserLocale,
  directionOf,
  getLocale,
  isToChildren,
  type Locale,
  languageNames,
  locales,
  numberTag,
  setLocale,
  setReader,
  toLocale,
  useLocale,
} from './text/locale.ts';
export { TouchAnswer } from './touch/touch-answer.tsx';
