import type { ReactNode } from 'react';
import { Card } from '../components/Card/index.ts';
import { Heading } from '../components/Heading/index.ts';
import { Stack } from '../components/Box/index.ts';
import { Text } from '../components/Text/index.ts';

interface StillDialogProps {
  title: ReactNode;
  text?: ReactNode;
  /** Buttons. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** The content of a dialog on a card, for examples of guides: an open modal would cover the page. */
export const StillDialog = ({ title, text, footer, children }: StillDialogProps) => (
  <Card>
    <Stack gap={4}>
      <Heading level={3}>{title}</Heading>
      {text ? <Text>{text}</Text> : null}
      {children}
      {footer ? (
        <Stack direction="row" gap={3} wrap>
          {footer}
        </Stack>
      ) : null}
    </Stack>
  </Card>
);
