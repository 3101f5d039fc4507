import { useEffect } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { NewsCard, ProgramCard, SupporterCard } from '../cards/index.ts';
import { Breadcrumbs } from '../components/Breadcrumbs/index.ts';
import { Button } from '../components/Button/index.ts';
import { Link } from '../components/Link/index.ts';
import { Dialog } from '../dialogs/Dialog/index.ts';
import { Form, FormTextField, rules, SubmitButton } from '../forms/index.ts';
import { BranchMap } from '../map/index.ts';
import { Avatar, GalleryGrid, Picture } from '../media/index.ts';
import uiAr from '../intl/ar.ts';
import { actEnvironment } from '../testing/act.ts';
import { sampleImages } from '../testing/sampleImages.ts';
import { renderUi } from '../testing/renderUi.tsx';
import { user } from '../testing/user.ts';
import { TaawunProvider, type ImageComponent, type LinkComponent } from './index.ts';

const image = sampleImages.dunes;

const button = (ui: { container: HTMLElement }, surface: string) =>
  getComputedStyle(ui.container.querySelector(`${surface} [data-variant="primary"]`) as Element).backgroundColor;

const Routed: LinkComponent = ({ children, ...rest }) => (
  <a {...rest} data-routed="">
    {children}
  </a>
);

const Served: ImageComponent = ({ src, alt, ...rest }) => (
  <img {...rest} alt={alt} src={src} data-served={`${rest.width}x${rest.height}`} />
);

const Failing: ImageComponent = ({ onError, ...rest }) => {
  useEffect(() => {
    onError?.({} as never);
  }, [onError]);
  return <Served {...rest} />;
};

describe('messages', () => {
  it('of a component can be overridden', async () => {
    const ui = await renderUi(<Dialog open onOpenChange={() => undefined} title="عنوان" />, {
      messages: { 'ui.close': 'أغلق النافذة' },
    });
    expect(ui.container.querySelector('dialog button')?.getAttribute('aria-label')).toBe('أغلق النافذة');
  });
  it('of a field and of a rule can be overridden', async () => {
    const schema = rules.object({ city: rules.string(rules.required()) });
    const form = (
      <Form initialValues={{ city: '' }} schema={schema} onSubmit={() => undefined}>
        <FormTextField name="city" />
        <SubmitButton>أرسل</SubmitButton>
      </Form>
    );
    const ui = await renderUi(form, {
      messages: { 'fields.city': 'مدينتك', 'rules.required': 'نحتاج إلى {attribute}' },
    });
    await user.click(ui.container.querySelector('button[type="submit"]') as Element);
    await expect.poll(() => ui.container.querySelector('[role="alert"] li')?.textContent).toBe('نحتاج إلى مدينتك');
  });
});

describe('tokens', () => {
  it.each([
    ['light', "html:root, html [data-surface='base'] { --ta-accent: rgb(120, 10, 60); }"],
    [
      'dark',
      "html[data-theme='dark'], html[data-theme='dark'] [data-surface='base'] { --ta-accent: rgb(120, 10, 60); }",
    ],
  ] as const)('of a theme (%s) can be overridden, for any order of the style sheets', async (theme, css) => {
    const sheet = document.createElement('style');
    sheet.textContent = css;
    document.head.prepend(sheet);
    onTestFinished(() => {
      sheet.remove();
      delete document.documentElement.dataset['theme'];
    });
    const scene = (
      <>
        <p id="page">
          <Button>تبرّع</Button>
        </p>
        <div data-surface="deep">
          <div data-surface="base">
            <p id="card">
              <Button>تبرّع</Button>
            </p>
          </div>
        </div>
      </>
    );
    const ui = await renderUi(scene, { theme });
    expect([button(ui, '#page'), button(ui, '#card')]).toEqual(['rgb(120, 10, 60)', 'rgb(120, 10, 60)']);
    await ui.rerender(scene, { theme: theme === 'dark' ? 'light' : 'dark' });
    // A rule for `html:root` applies in every theme.
    expect(button(ui, '#page') === 'rgb(120, 10, 60)').toBe(theme === 'light');
  });
});

describe('the link', () => {
  it('renders every link of the library', async () => {
    const ui = await renderUi(
      <TaawunProvider locale="ar" messages={uiAr} linkComponent={Routed}>
        <Button href="/a">أ</Button>
        <Link href="/b">ب</Link>
        <Breadcrumbs items={[{ label: 'ج', href: '/c' }, { label: 'د' }]} />
        <NewsCard title="خبر" href="/d" date="2026-11-01" />
        <ProgramCard title="برنامج" href="/e" summary="" raised={0} goal={100} donateHref="/f" />
        <BranchMap
          label="الفروع"
          branches={[{ slug: 'g', name: 'بريدة', href: '/g', latitude: 26.3, longitude: 43.9 }]}
        />
      </TaawunProvider>,
    );
    const links = [...ui.container.querySelectorAll('a[href^="/"]')];
    expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(
      new Set(['/a', '/b', '/c', '/d', '/e', '/f', '/g']),
    );
    expect(links.filter((link) => !link.hasAttribute('data-routed')).map((link) => link.outerHTML)).toEqual([]);
  });
});

describe('the image', () => {
  it('renders every content image, with its alternative text and size', async () => {
    const ui = await renderUi(
      <TaawunProvider locale="ar" messages={uiAr} imageComponent={Served}>
        <Picture image={image} priority sizes="50vw" />
        <Avatar name="نورة" image={image} />
        <NewsCard title="خبر" href="/d" date="2026-11-01" image={image} />
        <ProgramCard title="برنامج" href="/e" summary="" raised={0} goal={100} donateHref="/f" image={image} />
        <SupporterCard name="داعم" logo={image} />
        <GalleryGrid title="ألبوم" images={[image]} />
      </TaawunProvider>,
    );
    const images = [...ui.container.querySelectorAll('img')];
    expect(images.map((element) => element.dataset['served'])).toEqual(Array.from({ length: 6 }, () => '960x540'));
    expect([images[0]?.alt, images[0]?.sizes, images[0]?.loading, images[2]?.loading]).toEqual([
      image.alt,
      '50vw',
      'eager',
      'lazy',
    ]);
  });

  it('shows the star when it is broken, also with a custom component', async () => {
    const ui = await renderUi(
      <TaawunProvider locale="ar" messages={uiAr} imageComponent={Failing}>
        <Picture image={image} />
      </TaawunProvider>,
    );
    actEnvironment(false);
    await expect.poll(() => ui.container.querySelector('img')).toBeNull();
    expect(ui.container.querySelector('svg')).not.toBeNull();
  });
});
