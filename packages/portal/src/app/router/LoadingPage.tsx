import { Container, Section, SkeletonText } from '@taawun/ui';
import { DefaultLayoutFrame } from '../layouts/DefaultLayout.tsx';
import { Frame } from './Root.tsx';

/** The frame of the site around nothing yet: an account page is loaded by the browser, and the server may be slow. */
export function Waiting() {
  return (
    <Frame>
      <DefaultLayoutFrame>
        <Section aria-busy="true">
          <Container>
            <SkeletonText lines={6} />
          </Container>
        </Section>
      </DefaultLayoutFrame>
    </Frame>
  );
}
