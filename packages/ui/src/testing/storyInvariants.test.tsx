import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { Button, IconButton } from '../components/Button/index.ts';
import { moving, overflows, smallTargets, turned, unisolated } from './storyInvariants.ts';
import { renderUi } from './renderUi.tsx';

// Each check gets a failing and a passing example, so that a check that never reports anything fails.
describe('overflows', () => {
  it('reports the element that is wider than the viewport', async () => {
    await page.viewport(320, 800);
    await renderUi(
      <p data-wide style={{ inlineSize: 400 }}>
        نص
      </p>,
    );
    expect(overflows()).toEqual([
      expect.stringMatching(/^the page is 400 px wide in a window of 320 px: <p data-wide/),
    ]);
  });

  it('reports a dialog with overflowing lines', async () => {
    await renderUi(
      <dialog open>
        <div style={{ overflow: 'auto', inlineSize: 200 }}>
          <p style={{ inlineSize: 300 }}>نص</p>
        </div>
      </dialog>,
    );
    expect(overflows()).toEqual([expect.stringMatching(/^scrolls in both directions, 300 in 200 px: <div/)]);
  });

  it('allows horizontal strips and long pages', async () => {
    await page.viewport(320, 400);
    await renderUi(
      <>
        <div style={{ overflow: 'auto', blockSize: 60 }}>
          <div style={{ inlineSize: 900, blockSize: 20 }}>نص</div>
        </div>
        <div style={{ blockSize: 2000 }} />
      </>,
    );
    expect(overflows()).toEqual([]);
  });
});

describe('smallTargets', () => {
  it('reports a block link, a control and a main button that are too small', async () => {
    await renderUi(
      <>
        <div>
          <a href="#a" style={{ fontSize: 12, lineHeight: 1.2 }}>
            رابط
          </a>
        </div>
        <input type="checkbox" aria-label="أ" style={{ inlineSize: 13, blockSize: 13, margin: 20 }} />
        <Button style={{ minBlockSize: 30, blockSize: 30 }}>زر</Button>
      </>,
    );
    expect(smallTargets()).toEqual([
      expect.stringContaining('<a href="#a"'),
      expect.stringContaining('<input'),
      expect.stringMatching(/^a button of .* less than 44 px high/),
    ]);
  });

  it('allows links in text, labels, and hit areas beyond the box', async () => {
    await renderUi(
      <>
        <p style={{ fontSize: 12, lineHeight: 1.2 }}>
          اقرأ <a href="#a">الشروط</a> أولًا
        </p>
        <label style={{ display: 'flex', minBlockSize: 24 }}>
          <input type="checkbox" style={{ inlineSize: 13, blockSize: 13 }} />
          أوافق على الشروط
        </label>
        <div style={{ position: 'relative', blockSize: 60 }}>
          <a href="#b" style={{ fontSize: 12 }}>
            بطاقة
            <span style={{ position: 'absolute', inset: 0 }} />
          </a>
        </div>
        <IconButton icon="close" label="إغلاق" size="sm" />
        <button type="button" hidden>
          مخفي
        </button>
      </>,
    );
    expect(smallTargets()).toEqual([]);
  });
});

const turn = async (duration: number): Promise<void> => {
  const ui = await renderUi(<i data-turning />);
  const animation = ui.container
    .querySelector('i')
    ?.animate([{ opacity: 0 }, { opacity: 1 }], { duration, iterations: Infinity });
  onTestFinished(() => animation?.cancel());
};

describe('moving', () => {
  it('reports running animations', async () => {
    await turn(900);
    expect(moving()).toEqual([expect.stringContaining('<i data-turning')]);
  });

  it('allows instant animations, such as a spinner under reduced motion', async () => {
    await turn(0);
    await renderUi(<Button loading>تبرّع</Button>);
    expect(moving()).toEqual([]);
  });
});

describe('turned', () => {
  it('reports an element with its own direction, not an isolate', async () => {
    await renderUi(
      <>
        <section dir="rtl">نص</section>
        <bdi dir="ltr">Latin</bdi>
        <bdi dir="rtl">العربية</bdi>
      </>,
    );
    expect(turned()).toEqual([expect.stringContaining('<section dir="rtl"')]);
  });
});

describe('unisolated', () => {
  it('reports a reordered code in Arabic text, also across text nodes', async () => {
    const [prefix, number] = ['#A-', '10482'];
    await renderUi(
      <>
        <p>اتصل على +966 50 000 0001 في أي وقت</p>
        <p>
          الطلب {prefix}
          {number} جاهز
        </p>
        <p>
          الجوال <span>050 000 0001</span>
        </p>
        <div>افتح /news/market/ الآن</div>
        <p>اللغة C++ سهلة</p>
        <a href="#a">Green Valley Co.</a>
      </>,
    );
    expect(unisolated().map((line) => line.split(' turns ')[0])).toEqual([
      '"+966 50 000 0001"',
      '"#A-10482"',
      '"050 000 0001"',
      '"/news/market/"',
      '"C++"',
      '"Green Valley Co."',
    ]);
  });

  it('allows isolated codes, codes in correct order, and plain words', async () => {
    await renderUi(
      <>
        <p>
          اتصل على <bdi dir="ltr">+966 50 000 0001</bdi>
          {' أو \u2068+966 11 234 5678\u2069'} في أي وقت
        </p>
        <p>
          الطلب <span style={{ unicodeBidi: 'isolate', direction: 'ltr' }}>#A-10482</span> جاهز
        </p>
        <p>شراكة مع Microsoft (السعودية) لتدريب 120 شابًا على Excel، و PDF.</p>
        <p>شهادة ISO 9001:2015 (PDF) من info@taawun.example بنسبة 50%</p>
        <a href="#a">
          <bdi>Green Valley Co.</bdi>
        </a>
        <p>ملف PDF ٢٠٢٦، من ٩:٣٠ إلى ١٢٫٥</p>
      </>,
    );
    expect(unisolated()).toEqual([]);
  });
});
