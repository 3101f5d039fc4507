import { Container, Section, SkeletonText } from '@taawun/ui';
import { DefaultLayoutFrame } from '../layouts/DefaultLayout.tsx';
import { AppShell } from './Root.tsx';

/** App shell with a skeleton, while the browser loads an account page. */
export function LoadingPage() {
  return (
    <AppShell>
      <DefaultLayoutFrame>
        <Section aria-busy="true">
          <Container>
            <SkeletonText lines={6} />
          </Container>
        </Section>
      </DefaultLayoutFrame>
    </AppShell>
  );
}
