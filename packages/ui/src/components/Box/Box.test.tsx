import { describeComponent } from '../../testing/describeComponent.tsx';
import { Container, Grid, Section, Split, Stack } from './index.ts';

describeComponent('Container', <Container size="form">نص</Container>);
describeComponent(
  'Grid',
  <Grid>
    <p>أ</p>
  </Grid>,
);
describeComponent('Section', <Section tone="share">نص</Section>);
describeComponent(
  'Split',
  <Split aside={<p>جانب</p>} asideFirst ratio="side">
    نص
  </Split>,
);
describeComponent(
  'Stack',
  <Stack direction="row" wrap>
    نص
  </Stack>,
);
