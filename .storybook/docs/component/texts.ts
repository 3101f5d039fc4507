/** Headings and labels of a component's page. */
export const TEXTS = {
  ar: {
    use: 'متى تستعمله',
    avoid: 'متى لا تستعمله',
    instead: 'استعمل بدلًا منه',
    example: 'مثال',
    anatomy: 'أجزاؤه',
    part: 'الجزء',
    what: 'ما هو',
    examples: 'افعل ولا تفعل',
    do: 'افعل',
    dont: 'لا تفعل',
    content: 'نصوصه',
    keyboard: 'لوحة المفاتيح',
    keys: 'المفتاح',
    effect: 'أثره',
    accessibility: 'قارئ الشاشة',
    transcript: 'ما يقوله قارئ الشاشة في كل قصة',
    properties: 'الخصائص',
    stories: 'الحالات',
  },
  en: {
    use: 'When to use it',
    avoid: 'When not to use it',
    instead: 'Use instead',
    example: 'Example',
    anatomy: 'Anatomy',
    part: 'Part',
    what: 'What it is',
    examples: 'Do and don’t',
    do: 'Do',
    dont: 'Don’t',
    content: 'Content',
    keyboard: 'Keyboard',
    keys: 'Key',
    effect: 'Effect',
    accessibility: 'Screen reader',
    transcript: 'What a screen reader says in each story',
    properties: 'Properties',
    stories: 'States',
  },
} as const;

export type DocsLanguage = keyof typeof TEXTS;

/** Names of keys as printed on a keyboard; other keys are called as in `KeyboardEvent.key`. */
export const KEYS: Record<DocsLanguage, Record<string, string>> = {
  ar: {
    ArrowUp: 'السهم الأعلى',
    ArrowDown: 'السهم الأسفل',
    ArrowLeft: 'السهم الأيسر',
    ArrowRight: 'السهم الأيمن',
    Escape: 'Esc',
    Space: 'المسافة',
    PageUp: 'Page Up',
    PageDown: 'Page Down',
  },
  en: {
    ArrowUp: 'Up arrow',
    ArrowDown: 'Down arrow',
    ArrowLeft: 'Left arrow',
    ArrowRight: 'Right arrow',
    Escape: 'Esc',
    PageUp: 'Page Up',
    PageDown: 'Page Down',
  },
};
