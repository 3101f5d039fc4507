// Types the ids of react-intl's messages: an id without a text in both languages does not compile.

type Arabic =
  | keyof typeof import('../../../ui/src/intl/ar/cards.json')
  | keyof typeof import('../../../ui/src/intl/ar/core.json')
  | keyof typeof import('../../../ui/src/intl/ar/dialogs.json')
  | keyof typeof import('../../../ui/src/intl/ar/fields.json')
  | keyof typeof import('../../../ui/src/intl/ar/forms.json')
  | keyof typeof import('../../../ui/src/intl/ar/kit.json')
  | keyof typeof import('../../../ui/src/intl/ar/map.json')
  | keyof typeof import('../../../ui/src/intl/ar/table.json')
  | keyof typeof import('./ar/account.json')
  | keyof typeof import('./ar/contact.json')
  | keyof typeof import('./ar/content.json')
  | keyof typeof import('./ar/giving.json')
  | keyof typeof import('./ar/site.json');

type English =
  | keyof typeof import('../../../ui/src/intl/en/cards.json')
  | keyof typeof import('../../../ui/src/intl/en/core.json')
  | keyof typeof import('../../../ui/src/intl/en/dialogs.json')
  | keyof typeof import('../../../ui/src/intl/en/fields.json')
  | keyof typeof import('../../../ui/src/intl/en/forms.json')
  | keyof typeof import('../../../ui/src/intl/en/kit.json')
  | keyof typeof import('../../../ui/src/intl/en/map.json')
  | keyof typeof import('../../../ui/src/intl/en/table.json')
  | keyof typeof import('./en/account.json')
  | keyof typeof import('./en/contact.json')
  | keyof typeof import('./en/content.json')
  | keyof typeof import('./en/giving.json')
  | keyof typeof import('./en/site.json');

declare namespace FormatjsIntl {
  interface Message {
    ids: Arabic & English;
  }
}
