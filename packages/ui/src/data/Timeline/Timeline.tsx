import { toLocaleDigits } from '@taawun/domain';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '../../foundations/TaawunProvider.tsx';
import * as S from './Timeline.styles.ts';

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Events, oldest first. */
  items: readonly { year: number | string; title: string; text: string }[];
  /** Heading level of the events. @default 3 */
  headingLevel?: 2 | 3;
}

/** Timeline of events by year. */
export function Timeline({ items, headingLevel = 3, ...rest }: TimelineProps) {
  const { locale } = useLocale();
  const Heading = `h${headingLevel}` as const;
  return (
    <S.List role="list" {...rest}>
      {items.map(({ year, title, text }) => (
        <li key={`${year}${title}`}>
          <S.Year>{toLocaleDigits(String(year), locale)}</S.Year>
          <Heading>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </S.List>
  );
}

export interface StepListProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Steps in order; the list numbers them. */
  items: readonly ReactNode[];
}

/** Numbered list of instructions. */
export function StepList({ items, ...rest }: StepListProps) {
  const intl = useIntl();
  return (
    <S.Steps role="list" {...rest}>
      {items.map((item, index) => (
        <li key={`${index + 1}`}>
          <span aria-hidden="true">{intl.formatNumber(index + 1)}</span>
          <div>{item}</div>
        </li>
      ))}
    </S.Steps>
  );
}
