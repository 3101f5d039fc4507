import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ImgHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { RawIntlProvider } from 'react-intl';
import { devError } from './dev-error/devError.ts';
import { intlOf, type Messages } from './intl.ts';
import { startFocusRestoration } from './focus/focusRestoration.ts';
import { localeInfo, type LocaleInfo, type LocaleSettings } from './locale.ts';

/** Theme setting. `auto` follows the system. The server writes the same value to `<html data-theme>`. */
export type Theme = 'light' | 'dark' | 'contrast' | 'auto';

/** Link component to inject: accepts an anchor's props with a required `href`. */
export type LinkComponent = ComponentType<
  AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> }
>;

/**
 * Image component to inject: accepts an image's props with required `src`, `alt` and size in px. It must forward `ref`
 * and `onError` to its `<img>`, because the fallback for broken images depends on them.
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
 * Called when a modal (dialog, drawer, lightbox) opens, with a function that requests its closing with the reason
 * `back`; a modal that is not dismissible ignores the request. Returns the function to call when the modal has closed.
 */
export type ModalHandler = (dismiss: () => void) => () => void;

interface TaawunContext {
  locale: LocaleInfo;
  link: LinkComponent;
  image: ImageComponent | 'img';
  onModalOpen: ModalHandler | undefined;
}

const PlainAnchor: LinkComponent = ({ children, ...rest }) => <a {...rest}>{children}</a>;
/** Outside of any provider. */
const NONE: TaawunContext = {
  locale: localeInfo('ar'),
  link: PlainAnchor,
  image: 'img',
  onModalOpen: undefined,
};
const Context = createContext(NONE);

export interface TaawunProviderProps extends LocaleSettings {
  /** BCP 47 tag: `ar`, `en`, `fr`, `ur-PK`. Direction, digits and calendar follow from it. */
  locale: string;
  /**
   * Catalogue of `@taawun/ui/intl/{locale}` merged with the application's messages; the latter may override the former.
   */
  messages: Messages;
  /** Theme of the document. When omitted, the document's `data-theme` stays unchanged. */
  theme?: Theme;
  /** Link component of the router. @default a plain anchor */
  linkComponent?: LinkComponent;
  /**
   * Component that renders content images: for an image service, a framework's optimised image or a blurred
   * placeholder. @default a plain image
   */
  imageComponent?: ImageComponent | undefined;
  /**
   * Connects modals to the browser history, so that the Back button closes the topmost one. Must be referentially
   * stable. @default none
   */
  onModalOpen?: ModalHandler | undefined;
  children?: ReactNode;
}

/** Trees of React on the page that have a provider, each with what it writes on `<html>`. The first one does. */
const trees = new Map<symbol, () => void>();

/** Keeps `<html>` right, unless another tree does. */
function useDocument(info: LocaleInfo, theme: Theme | undefined): void {
  const isNested = use(Context) !== NONE;
  const [tree] = useState(() => Symbol('tree'));
  // Layout effect: elements that scroll along the inline axis need the direction before paint and measurement.
  useLayoutEffect(() => {
    if (isNested) return;
    const { lang, dir } = info;
    const write = (): void => {
      document.documentElement.lang = lang;
      document.documentElement.dir = dir;
      if (theme) document.documentElement.dataset['theme'] = theme;
    };
    trees.set(tree, write);
    const [first] = trees.keys();
    if (first === tree) write();
    if (import.meta.env?.DEV)
      devError(
        first !== tree && document.documentElement.lang !== lang,
        `A second TaawunProvider is on the page, with the locale "${lang}" beside "${document.documentElement.lang}". The first one writes <html>: put the second into an element with lang="${lang}" dir="${dir}".`,
      );
  }, [info, theme, isNested, tree]);
  useLayoutEffect(
    () => () => {
      trees.delete(tree);
      const [next] = trees.values();
      next?.();
    },
    [tree],
  );
}

/**
 * Provides locale, messages, number and date formats, link and image components to its children. Renders no element of
 * its own.
 * The server writes `lang`, `dir` and `data-theme` on `<html>`; the provider updates them when the locale or theme
 * changes. A provider inside of another, and that of a second tree on the page, leave `<html>` alone: give their content
 * an element with `lang` and `dir`.
 * When the focused element is removed, focus moves to the heading of its nearest remaining container.
 * @throws {TypeError} when `locale` is missing or not a BCP 47 tag
 */
export function TaawunProvider({
  locale,
  numberingSystem,
  calendar,
  messages,
  theme,
  linkComponent = PlainAnchor,
  imageComponent,
  onModalOpen,
  children,
}: TaawunProviderProps) {
  const info = localeInfo(locale, { numberingSystem, calendar });
  useDocument(info, theme);
  useEffect(startFocusRestoration, []);
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

/** Returns the current locale with its Intl tag and direction. */
export const useLocale = (): LocaleInfo => use(Context).locale;

/** Returns the injected link component. */
export const useLink = (): LinkComponent => use(Context).link;

/** Returns the injected image component, or `'img'`. */
export const useImage = (): ImageComponent | 'img' => use(Context).image;

/** Returns the injected modal handler. */
export const useModalHandler = (): ModalHandler | undefined => use(Context).onModalOpen;
