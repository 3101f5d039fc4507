import type { ReactNode } from 'react';
import { Card, Container, Heading, Section, Stack } from '@taawun/ui';

interface AccountCardProps {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  /** What stands below the form: the way to its neighbours. */
  footer?: ReactNode;
}

/** One form on a card in the middle of the page: sign-in and the pages around it. */
export function AccountCard({ title, text, children, footer }: AccountCardProps) {
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
            {children}
            {footer}
          </Stack>
        </Card>
      </Container>
    </Section>
  );
}
