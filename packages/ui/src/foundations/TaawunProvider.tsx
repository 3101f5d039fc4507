import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ImgHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { RawIntlProvider } from 'react-intl';
import { intlOf, type Messages } from './intl.ts';
import { keepFocus } from './keptFocus.ts';
import { localeInfo, type Locale, type LocaleInfo } from './locale.ts';

/** `auto` follows the system. The server writes the same word on `<html data-theme>`. */
export type Theme = 'light' | 'dark' | 'contrast' | 'auto';

/** What an injected link must accept: an anchor's props with a required `href`. */
export type LinkComponent = ComponentType<
  AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> }
>;

/**
 * What an injected image must accept: an image's props with the address, the words and the size in px all there. It hands `ref` and `onError`
 * to its `<img>`, so that the star can stand in for what is broken.
 */
export type ImageComponent = ComponentType<
  ImgHTMLAttributes<HTMLImageElement> & {
    src: string;
    alt: string;
    width: number;
    height: number;
    ref?: Ref<HTMLImageElement>;
  }
>;

export type { Messages };

/**
 * Called when a modal (dialog, drawer, lightbox) opens, with a function that requests its closing with the reason `back`; a modal
 * that must not be closed ignores the request. Returns the function to call when the modal has closed.
 */
export type ModalHandler = (dismiss: () => void) => () => void;

interface TaawunContext {
  locale: LocaleInfo;
  link: LinkComponent;
  image: ImageComponent | 'img';
  onModalOpen: ModalHandler | undefined;
}

const PlainAnchor: LinkComponent = ({ children, ...rest }) => <a {...rest}>{children}</a>;
const Context = createContext<TaawunContext>({
  locale: localeInfo('ar'),
  link: PlainAnchor,
  image: 'img',
  onModalOpen: undefined,
});

export interface TaawunProviderProps {
  /** The one switch for direction, digits, calendar and language. */
  locale: Locale;
  /** The catalogue of `@taawun/ui/intl/{locale}` merged with your own; yours may override. */
  messages: Messages;
  /** Left out, the document's `data-theme` is not touched. */
  theme?: Theme;
  /** The router's link. @default a plain anchor */
  linkComponent?: LinkComponent;
  /** Draws every content picture: for an image service, a framework's optimised image, a blurred stand-in. @default a plain image */
  imageComponent?: ImageComponent | undefined;
  /** Ties modals to the browser's history, so that its Back button closes the topmost one. Must keep its identity. @default none */
  onModalOpen?: ModalHandler | undefined;
  children?: ReactNode;
}

/**
 * Sets language, direction, numbers, calendar, links and images for everything below. It draws no element of its own.
 * The server writes `lang`, `dir` and `data-theme` on `<html>`; the provider keeps them right when the locale changes later.
 * When the element with the focus leaves the page, the focus goes to the heading of what it stood in.
 * @throws in development, when a message id is missing from `messages`.
 */
export function TaawunProvider({
  locale,
  messages,
  theme,
  linkComponent = PlainAnchor,
  imageComponent,
  onModalOpen,
  children,
}: TaawunProviderProps) {
  const info = localeInfo(locale);
  // Before anything is painted or measured: what scrolls along the line needs its direction.
  useLayoutEffect(() => {
    document.documentElement.lang = info.locale;
    document.documentElement.dir = info.dir;
  }, [info]);
  useLayoutEffect(() => {
    if (theme) document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  useEffect(keepFocus, []);
  const value = useMemo(
    () => ({ locale: info, link: linkComponent, image: imageComponent ?? ('img' as const), onModalOpen }),
    [info, linkComponent, imageComponent, onModalOpen],
  );
  return (
    <Context value={value}>
      <RawIntlProvider value={intlOf(info.intlLocale, messages)}>{children}</RawIntlProvider>
    </Context>
  );
}

/** The current language with its Intl tag and direction. */
export const useLocale = (): LocaleInfo => use(Context).locale;

/** The injected link component. */
export const useLink = (): LinkComponent => use(Context).link;

/** The injected image component, or the name of the plain element. */
export const useImage = (): ImageComponent | 'img' => use(Context).image;

/** The injected modal handler. */
export const useModalHandler = (): ModalHandler | undefined => use(Context).onModalOpen;
