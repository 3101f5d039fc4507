import type { ComponentPropsWithRef } from 'react';
import { Anchor } from '../../foundations/Anchor.tsx';
import { localeInfo } from '../../foundations/locale.ts';
import { useLocale } from '../../foundations/TaawunProvider.tsx';
import { VisuallyHidden } from '../../components/Link/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Item } from '../UpperHeader/UpperHeader.styles.ts';
import { Compact } from './LocaleSwitch.styles.ts';

export interface LocaleSwitchProps extends Omit<ComponentPropsWithRef<'a'>, 'children' | 'lang' | 'hrefLang'> {
  /** URL of this page in the other language. */
  href: string;
  /** Shows the language's abbreviation alone, for a bar with little room. @default false */
  compact?: boolean;
  /** BCP 47 tag of the other language. @default `en` in Arabic, `ar` otherwise */
  to?: string;
}

// i18n-ignore: a language is named in itself, in every catalogue alike; so the names are not messages.
const SHORT: Readonly<Record<string, string>> = { ar: 'ع', ur: 'اردو' };

/** Name of a language in itself: `العربية`, `English`, `Français`. */
function nameOf(to: string): string {
  const name = new Intl.DisplayNames([to], { type: 'language' }).of(to) ?? to;
  return name.charAt(0).toLocaleUpperCase(to) + name.slice(1);
}

/**
 * Link to the same page in the other language. A link works without script; with the injected link component, form
 * input is preserved.
 */
export function LocaleSwitch({ href, compact = false, to, ...rest }: LocaleSwitchProps) {
  const { language } = useLocale();
  const { lang, language: target, dir } = localeInfo(to ?? (language === 'ar' ? 'en' : 'ar'));
  const name = nameOf(lang);
  const short = SHORT[target] ?? target.toUpperCase();
  if (compact)
    return (
      <Compact as={Anchor} {...rest} href={href} hrefLang={lang} lang={lang}>
        <bdi dir={dir}>{short}</bdi>{' '}
        <VisuallyHidden>
          <bdi dir={dir}>{name}</bdi>
        </VisuallyHidden>
      </Compact>
    );
  return (
    <Item as={Anchor} {...rest} href={href} hrefLang={lang} lang={lang}>
      <Icon name="globe" size={16} />
      <bdi dir={dir}>{name}</bdi>
    </Item>
  );
}
