import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert, Card, Container, Heading, Section, Stack } from '@taawun/ui';

interface AccountCardProps {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  /** Content below the form: links to related pages. */
  footer?: ReactNode;
  /** Shows a notice in <noscript> that the form needs script. @default false */
  needsScript?: boolean;
}

/** Centred card with one form: sign-in and related pages. */
export function AccountCard({ title, text, children, footer, needsScript = false }: AccountCardProps) {
  return (
    <Section>
      <Container size="form">
        <Card padding="lg">
          <Stack gap={6}>
            <Stack gap={2}>
              <Heading level={1} size="md">
                {title}
              </Heading>
              {text && <p>{text}</p>}
            </Stack>
            {needsScript && (
              <noscript>
                <Alert tone="info" title={<FormattedMessage id="portal.account.needsScript" />} />
              </noscript>
            )}
            {children}
            {footer}
          </Stack>
        </Card>
      </Container>
    </Section>
  );
}
