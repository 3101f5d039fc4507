import { createContext, use, useLayoutEffect, useMemo, type AnchorHTMLAttributes, type ComponentType, type ReactNode, type Ref } from 'react';
import { IntlProvider, type MessageFormatElement } from 'react-intl';
import { localeInfo, type Locale, type LocaleInfo } from './locale.ts';

/** `auto` follows the system. The server writes the same word on `<html data-theme>`. */
export type Theme = 'light' | 'dark' | 'contrast' | 'auto';

/** What an injected link must accept: an anchor's props with a required `href`. */
export type LinkComponent = ComponentType<AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> }>;

/** A flat catalogue: message id → ICU text (or its compiled form). */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

interface TaawunContext { locale: LocaleInfo; link: LinkComponent }

const PlainAnchor: LinkComponent = ({ children, ...rest }) => <a {...rest}>{children}</a>;
const Context = createContext<TaawunContext>({ locale: localeInfo('ar'), link: PlainAnchor });

export interface TaawunProviderProps {
  /** The one switch for direction, digits, calendar and language. */
  locale: Locale;
  /** The catalogue of `@taawun/ui/intl/{locale}` merged with your own; yours may override. */
  messages: Messages;
  /** Left out, the document's `data-theme` is not touched. */
  theme?: Theme;
  /** The router's link. @default a plain anchor */
  linkComponent?: LinkComponent;
  children?: ReactNode;
}

/**
 * Sets language, direction, numbers, calendar and links for everything below. It draws no element of its own.
 * The server writes `lang`, `dir` and `data-theme` on `<html>`; the provider keeps them right when the locale changes later.
 * @throws in development, when a message id is missing from `messages`.
 */
export function TaawunProvider({ locale, messages, theme, linkComponent = PlainAnchor, children }: TaawunProviderProps) {
  const info = localeInfo(locale);
  // Before anything is painted or measured: what scrolls along the line needs its direction.
  useLayoutEffect(() => {
    document.documentElement.lang = info.locale;
    document.documentElement.dir = info.dir;
  }, [info]);
  useLayoutEffect(() => {
    if (theme) document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  const value = useMemo(() => ({ locale: info, link: linkComponent }), [info, linkComponent]);
  return (
    <Context value={value}>
      <IntlProvider locale={info.intlLocale} defaultLocale={info.intlLocale} messages={messages} onError={onIntlError} onWarn={quiet}>
        {children}
      </IntlProvider>
    </Context>
  );
}

/** A text that is missing is a programmer's mistake: loud while developing, the id on the page in production. */
function onIntlError(error: Error & { code?: string }): void {
  // oxlint-disable-next-line eslint/no-console -- the only place where a missing message can be reported
  if (import.meta.env?.DEV) console.error(`[taawun] ${error.message}. Add the message to both catalogues (ar and en).`);
}
function quiet(): void {
  // react-intl warns about rich text in messages it then formats correctly.
}

/** The current language with its Intl tag and direction. */
export const useLocale = (): LocaleInfo => use(Context).locale;

/** The injected link component. */
export const useLink = (): LinkComponent => use(Context).link;
