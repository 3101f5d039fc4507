import type { ComponentPropsWithRef } from 'react';
import { Anchor } from '../../foundations/Anchor.tsx';
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
}

const other = {
  // i18n-ignore: a language is named in itself, in both catalogues alike; so the two names are not messages.
  ar: { lang: 'en', name: 'English', short: 'EN', dir: 'ltr' },
  // i18n-ignore: likewise.
  en: { lang: 'ar', name: 'العربية', short: 'ع', dir: 'rtl' },
} as const;

/**
 * Link to the same page in the other language. A link works without script; with the injected link component, form
 * input is preserved.
 */
export function LocaleSwitch({ href, compact = false, ...rest }: LocaleSwitchProps) {
  const { lang, name, short, dir } = other[useLocale().locale];
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
