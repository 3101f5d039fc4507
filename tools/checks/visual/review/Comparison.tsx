import { useEffect, useRef, useState } from 'react';
import pixelmatch from 'pixelmatch';
import { Badge, Stack, Text } from '@taawun/ui';
import type { Finding } from './findings.ts';
import * as S from './Comparison.styles.ts';

export const VIEWS = ['swipe', 'blink', 'overlay', 'beside'] as const;
export type View = (typeof VIEWS)[number];

const address = (digest: string) => `/screenshots/${digest}.png`;
const tones = {
  changed: 'warning',
  new: 'primary',
  gone: 'neutral',
  failed: 'danger',
  broken: 'danger',
  spoken: 'warning',
} as const;

/** A screenshot of one language beside the approved one. */
export function Comparison({ finding, view }: { finding: Finding; view: View }) {
  const { before, after, kind, mode, failure } = finding;
  const both = before !== null && after !== null;
  return (
    <S.Figure lang={mode.startsWith('ar') ? 'ar' : 'en'}>
      <Stack as="figcaption" direction="row" gap={2} align="center">
        <strong>{mode.startsWith('ar') ? 'العربية' : 'English'}</strong>
        <Badge tone={tones[kind]}>{kind}</Badge>
        {finding.decision ? (
          <Badge tone={finding.decision === 'approved' ? 'success' : 'danger'}>{finding.decision}</Badge>
        ) : null}
      </Stack>
      {failure === null ? null : <S.Failure>{failure}</S.Failure>}
      {both ? <Both before={before} after={after} view={view} /> : null}
      {!both && after !== null ? (
        <S.Frame>
          <img src={address(after)} alt="after" />
        </S.Frame>
      ) : null}
      {!both && before !== null ? (
        <S.Frame>
          <img src={address(before)} alt="before" />
        </S.Frame>
      ) : null}
      {kind === 'changed' && before === null ? (
        <Text tone="muted" size="sm">
          The approved screenshot could not be rendered again: only the new one is shown.
        </Text>
      ) : null}
    </S.Figure>
  );
}

function Both({ before, after, view }: { before: string; after: string; view: View }) {
  const [at, setAt] = useState(50);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (view !== 'blink') return;
    const turns = setInterval(() => setShown((now) => !now), 600);
    return () => clearInterval(turns);
  }, [view]);
  const old = <img src={address(before)} alt="before" />;
  const fresh = <img src={address(after)} alt="after" />;
  if (view === 'beside')
    return (
      <S.Beside>
        <S.Frame>{old}</S.Frame>
        <S.Frame>{fresh}</S.Frame>
      </S.Beside>
    );
  if (view === 'blink') return <S.Frame data-label={shown ? 'after' : 'before'}>{shown ? fresh : old}</S.Frame>;
  if (view === 'overlay') return <Difference before={before} after={after} />;
  return (
    <div>
      <S.Frame style={{ '--at': `${at}%` }}>
        {fresh}
        <S.Above>{old}</S.Above>
      </S.Frame>
      <S.Handle
        type="range"
        min={0}
        max={100}
        value={at}
        aria-label="Before to after"
        onChange={(event) => setAt(Number(event.target.value))}
      />
    </div>
  );
}

async function pixelsOf(digest: string): Promise<ImageData> {
  const image = await createImageBitmap(await (await fetch(address(digest))).blob());
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (!context) throw new Error('This browser supports no canvas.');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

/** Pads an image to a size, so that two images can be compared. */
function onSheet(image: ImageData, width: number, height: number): ImageData {
  const sheet = new ImageData(width, height);
  for (let row = 0; row < image.height; row++)
    sheet.data.set(image.data.subarray(row * image.width * 4, (row + 1) * image.width * 4), row * width * 4);
  return sheet;
}

/** The differing pixels in red, above the faded new screenshot. */
function Difference({ before, after }: { before: string; after: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let left = false;
    const compare = async () => {
      const [old, fresh] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
      const [width, height] = [Math.max(old.width, fresh.width), Math.max(old.height, fresh.height)];
      const out = new ImageData(width, height);
      const pixels = pixelmatch(
        onSheet(old, width, height).data,
        onSheet(fresh, width, height).data,
        out.data,
        width,
        height,
        { threshold: 0, includeAA: true, alpha: 0.25 },
      );
      if (left || !canvas.current) return;
      Object.assign(canvas.current, { width, height });
      canvas.current.getContext('2d')?.putImageData(out, 0, 0);
      setCount(pixels);
    };
    void compare();
    return () => {
      left = true;
    };
  }, [before, after]);
  return (
    <S.Frame data-label={count === null ? 'comparing' : `${count} pixels`}>
      <canvas ref={canvas} role="img" aria-label="difference" />
    </S.Frame>
  );
}
