import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { devError, twice } from '../../foundations/devError.ts';
import { Icon } from '../../icons/Icon.tsx';
import * as S from './Accordion.styles.ts';

export interface AccordionItem {
  key: string;
  title: ReactNode;
  content: ReactNode;
  /** Open from the start. @default false */
  open?: boolean;
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In order of reading; each with a key of its own. */
  items: readonly AccordionItem[];
  /** Opening one closes the others. Not where readers compare answers. @default false */
  single?: boolean;
  /** Of the titles, to fit the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** Questions that open to their answers, on the platform's `<details>`: it works without script, and a search in the page opens the match. */
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
