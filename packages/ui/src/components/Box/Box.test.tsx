import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { Container, Grid, Section, Split, Stack } from './index.ts';

describeComponent('Container', <Container size="form">نص</Container>);
describeComponent('Grid', <Grid><p>أ</p></Grid>);
describeComponent('Section', <Section tone="share">نص</Section>);
describeComponent('Split', <Split aside={<p>جانب</p>} asideFirst ratio="side">نص</Split>);
describeComponent('Stack', <Stack direction="row" wrap>نص</Stack>);

/** Of the aside and of the main content. */
const widths = async (asideFirst: boolean): Promise<number[]> => {
  await renderUi(<Split ratio="side" asideFirst={asideFirst} aside={<p id="aside">جانب</p>}><p id="main">نص</p></Split>);
  return ['aside', 'main'].map((id) => document.getElementById(id)?.parentElement?.getBoundingClientRect().width ?? 0);
};

describe('Split', () => {
  it('gives 264 px to an aside that comes first', async () => {
    await page.viewport(1280, 800);
    const [aside, main = 0] = await widths(true);
    expect(aside).toBe(264);
    expect(main).toBeGreaterThan(800);
  });
  it('gives 320 px to an aside that comes last', async () => {
    await page.viewport(1280, 800);
    const [aside, main = 0] = await widths(false);
    expect(aside).toBe(320);
    expect(main).toBeGreaterThan(800);
  });
  it('is one column on a phone', async () => {
    await page.viewport(360, 800);
    const [aside, main] = await widths(false);
    expect(aside).toBe(main);
  });
});
