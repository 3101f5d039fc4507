import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert, Card, Container, Heading, Section, Stack } from '@taawun/ui';

interface AccountCardProps {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  /** What stands below the form: the way to its neighbours. */
  footer?: ReactNode;
  /** Says to a browser without script that the form needs one. @default false */
  needsScript?: boolean;
}

/** One form on a card in the middle of the page: sign-in and the pages around it. */
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
