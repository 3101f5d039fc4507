import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { devError, twice } from '../../foundations/dev-error/devError.ts';
import { Icon } from '../../icons/Icon.tsx';
import * as S from './Accordion.styles.ts';

export interface AccordionItem {
  key: string;
  title: ReactNode;
  content: ReactNode;
  /** Renders the item open initially. @default false */
  open?: boolean;
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Items in reading order; each has a unique key. */
  items: readonly AccordionItem[];
  /** Opening one item closes the others. Do not use it where users compare answers. @default false */
  single?: boolean;
  /** Heading level of the titles; choose it to fit the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/**
 * List of collapsible questions and answers, built on the native `<details>` element. It works without JavaScript, and
 * find-in-page opens the matching item.
 */
export function Accordion({ items, single = false, headingLevel = 3, ...rest }: AccordionProps) {
  const name = useId();
  if (import.meta.env?.DEV) {
    devError(
      single && items.filter((item) => item.open).length > 1,
      'Accordion is single, but more than one item is open. Leave `open` at one item, or leave out `single`.',
    );
    const key = twice(items.map((item) => item.key));
    devError(
      key !== undefined,
      `Accordion has two items with the key "${key}", so React mixes them up. Give every item a key of its own.`,
    );
  }
  const Heading = `h${headingLevel}` as const;
  return (
    <S.List {...rest}>
      {items.map((item) => (
        <S.Item key={item.key} open={item.open} {...(single ? { name } : {})}>
          <summary>
            <Heading>{item.title}</Heading>
            <Icon name="chevron-down" />
          </summary>
          <S.Content>{item.content}</S.Content>
        </S.Item>
      ))}
    </S.List>
  );
}
