import { Fragment } from 'react';
import { TaawunProvider } from '@taawun/ui';
import type { Both, ComponentGuide, GuideExample } from '../../../packages/ui/src/docs/guide.ts';
import { messages } from '../../messages.ts';
import { storyHref } from './links.ts';
import { KEYS, TEXTS, type DocsLanguage } from './texts.ts';

interface PartProps {
  guide: ComponentGuide;
  language: DocsLanguage;
}

const pick = ([arabic, english]: Both, language: DocsLanguage): string => (language === 'ar' ? arabic : english);

/** What the component is for, and when another one is right. */
export function Purpose({ guide, language }: PartProps) {
  const text = TEXTS[language];
  return (
    <>
      <p className="taawun-lead">{pick(guide.purpose, language)}</p>
      <div className="taawun-columns">
        <section>
          <h2 id="use">{text.use}</h2>
          <ul>
            {guide.use.map((item) => (
              <li key={item[1]}>{pick(item, language)}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2 id="avoid">{text.avoid}</h2>
          <ul>
            {guide.avoid.map((item) => (
              <li key={item.text[1]}>
                {pick(item.text, language)}
                {item.instead !== undefined && (
                  <>
                    {' '}
                    <span className="taawun-instead">
                      {`${text.instead} `}
                      <a href={storyHref(item.instead)} target="_top">
                        <bdi lang="en">{item.instead.split('/').at(-1)}</bdi>
                      </a>
                    </span>
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

function Example({ example, kind, language }: { example: GuideExample; kind: 'do' | 'dont'; language: DocsLanguage }) {
  return (
    <figure data-kind={kind}>
      <div className="taawun-example sb-unstyled" lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
        <TaawunProvider locale={language} messages={messages[language]}>
          {example.render((arabic, english) => (language === 'ar' ? arabic : english))}
        </TaawunProvider>
      </div>
      <figcaption>
        <strong>{TEXTS[language][kind]}</strong> {pick(example.text, language)}
      </figcaption>
    </figure>
  );
}

/** Rendered examples of right and wrong use, in pairs. */
export function Examples({ guide, language }: PartProps) {
  if (guide.examples.length === 0) return null;
  return (
    <>
      <h2 id="examples">{TEXTS[language].examples}</h2>
      {guide.examples.map((pair) => (
        <div key={pair.do.text[1]} className="taawun-columns taawun-pairs">
          <Example example={pair.do} kind="do" language={language} />
          <Example example={pair.dont} kind="dont" language={language} />
        </div>
      ))}
    </>
  );
}

/** Visible parts of the component. */
export function Anatomy({ guide, language }: PartProps) {
  const text = TEXTS[language];
  return (
    <>
      <h2 id="anatomy">{text.anatomy}</h2>
      <ol className="taawun-anatomy">
        {guide.anatomy.map((part) => (
          <li key={part.name[1]}>
            <strong>{pick(part.name, language)}</strong>
            {part.part !== undefined && (
              <>
                {' '}
                <code dir="ltr">{`data-part="${part.part}"`}</code>
              </>
            )}
            <br />
            {pick(part.text, language)}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Rules of the texts, keys, and what assistive technology says. */
export function Rules({ guide, language }: PartProps) {
  const text = TEXTS[language];
  return (
    <>
      <h2 id="content">{text.content}</h2>
      <ul>
        {guide.content.map((rule) => (
          <li key={rule[1]}>{pick(rule, language)}</li>
        ))}
      </ul>
      {guide.keyboard.length > 0 && (
        <>
          <h2 id="keyboard">{text.keyboard}</h2>
          <table>
            <thead>
              <tr>
                <th>{text.keys}</th>
                <th>{text.effect}</th>
              </tr>
            </thead>
            <tbody>
              {guide.keyboard.map(({ keys, text: effect }) => (
                <tr key={effect[1]}>
                  <td>
                    {keys.map((key, index) => (
                      <Fragment key={key}>
                        {index > 0 && ' '}
                        <kbd>
                          <bdi>{KEYS[language][key] ?? key}</bdi>
                        </kbd>
                      </Fragment>
                    ))}
                  </td>
                  <td>{pick(effect, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <h2 id="accessibility">{text.accessibility}</h2>
      <ul>
        {guide.accessibility.map((rule) => (
          <li key={rule[1]}>{pick(rule, language)}</li>
        ))}
      </ul>
    </>
  );
}
