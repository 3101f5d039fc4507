import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { READ_ID } from './editing.ts';
import {
  Card,
  DescriptionList,
  Heading,
  Stack,
  toLocaleDigits,
  useLocale,
  useMessages,
  type IdsUnder,
} from '@taawun/ui';

interface PanelProps {
  title: string;
  /** Actions beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Page of the profile: its heading, then a card. */
export function Panel({ title, actions, children }: PanelProps) {
  const heading = <Heading level={2}>{title}</Heading>;
  return (
    <Stack gap={6}>
      {actions ? (
        <Stack direction="row" justify="between" align="center" wrap gap={3}>
          {heading}
          {actions}
        </Stack>
      ) : (
        heading
      )}
      {children}
    </Stack>
  );
}

/** List of facts, labelled by field name (`fields.{name}`); empty values have a placeholder. */
export function Facts({ facts }: { facts: Readonly<Partial<Record<IdsUnder<'fields'>, ReactNode>>> }) {
  const intl = useIntl();
  const field = useMessages('fields');
  const items: ComponentProps<typeof DescriptionList>['items'] = Object.entries(facts).map(([name, details]) => ({
    key: name,
    term: field(name as IdsUnder<'fields'>),
    details:
      details === null || details === undefined || details === ''
        ? intl.formatMessage({ id: 'portal.profile.none' })
        : details,
  }));
  return (
    <Card id={READ_ID}>
      <DescriptionList columns={2} items={items} />
    </Card>
  );
}

/** Number to be read, not dialled or copied to a bank: in the locale's digits. */
export function LocalNumber({ value }: { value: string }) {
  const { locale } = useLocale();
  return <bdi>{toLocaleDigits(value, locale)}</bdi>;
}
