import { Container, Section, SkeletonText } from '@taawun/ui';
import { DefaultLayoutFrame } from '../layouts/DefaultLayout.tsx';
import { AppShell } from './Root.tsx';

/** The app shell around nothing yet: an account page is loaded by the browser, and the server may be slow. */
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
