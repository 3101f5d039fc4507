import { Suspense, use } from 'react';
import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentGuide } from '../../../packages/ui/src/docs/guide.ts';
import { useToolbar } from '../../useToolbar.ts';
import { Anatomy, Examples, Purpose, Rules } from './Guide.tsx';
import { guideOf } from './guides.ts';
import { Props, Tokens } from './Props.tsx';
import { TEXTS, type DocsLanguage } from './texts.ts';
import { Transcript, transcriptOf } from './Transcript.tsx';

/** Page of a component with a guide, in the language of the toolbar. */
function WithGuide({ guide, title }: { guide: Promise<ComponentGuide>; title: string }) {
  const { locale } = useToolbar();
  const language: DocsLanguage = locale === 'ar' || locale === 'ur' ? 'ar' : 'en';
  const text = TEXTS[language];
  const part = { guide: use(guide), language };
  const transcript = transcriptOf(title);
  return (
    <div lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} className="taawun-guide taawun-arabic">
      <h1>
        <bdi lang="en">{title.split('/').at(-1)}</bdi> <span lang="ar">{part.guide.name}</span>
      </h1>
      <Purpose {...part} />
      <h2 id="example">{text.example}</h2>
      <div dir="ltr">
        <Primary />
      </div>
      <Anatomy {...part} />
      <Examples {...part} />
      <Rules {...part} />
      {transcript && <Transcript text={transcript} language={language} />}
      <h2 id="properties">{text.properties}</h2>
      <Props title={title} language={language} />
      <Tokens title={title} language={language} />
      <h2 id="stories">{text.stories}</h2>
      <div dir="ltr" lang="en">
        <Stories title="" includePrimary={false} />
      </div>
    </div>
  );
}

/** Documentation page of every file of stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { fileName } = preparedMeta.parameters as { fileName?: string };
  const guide = fileName === undefined ? null : guideOf(fileName);
  if (guide)
    return (
      <Suspense fallback={null}>
        <WithGuide guide={guide} title={preparedMeta.title} />
      </Suspense>
    );
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
