import { Suspense, use } from 'react';
import index from '../../../packages/ui/components/index.json';
import type { ComponentRecord } from '../../../tools/release/components/records.ts';
import { loaderOf } from './loaded.ts';
import { TEXTS, type DocsLanguage } from './texts.ts';

const load = loaderOf(
  import.meta.glob<ComponentRecord>('../../../packages/ui/components/*.json', { import: 'default' }),
);

/** Names of the components that the stories of a title show; the one of the title's name first. */
export function namesOf(title: string): string[] {
  const name = title.split('/').at(-1) ?? '';
  return index
    .filter(({ stories }) => stories === title)
    .map((record) => record.name)
    .toSorted((a, b) => Number(b === name) - Number(a === name));
}

/** Text with code in backquotes. */
const Described = ({ text }: { text: string }) => {
  const [before = '', code, ...rest] = text.split('`');
  if (code === undefined) return before;
  return (
    <>
      {before}
      <code>{code}</code>
      {rest.length > 0 && <Described text={rest.join('`')} />}
    </>
  );
};

function Table({ record, language }: { record: ComponentRecord; language: DocsLanguage }) {
  const text = TEXTS[language];
  return (
    <>
      {record.props.length > 0 && (
        <div className="taawun-scroll">
          <table className="taawun-props">
            <thead>
              <tr>
                <th>{text.property}</th>
                <th>{text.type}</th>
                <th>{text.initial}</th>
              </tr>
            </thead>
            <tbody dir="ltr" lang="en">
              {record.props.map(({ name, type, required, default: initial, description }) => (
                <tr key={name}>
                  <td>
                    <code>{name}</code>
                    {required && <small lang={language}>{text.required}</small>}
                  </td>
                  <td>
                    <code>{type}</code>
                    <p>
                      <Described text={description} />
                    </p>
                  </td>
                  <td>{initial !== null && <code>{initial}</code>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {record.element !== null && <p>{text.attributes(record.element)}</p>}
    </>
  );
}

/** A component's properties with their values; of one that belongs to another, below its name. */
function Of({
  record: loading,
  language,
  isRelated,
}: {
  record: Promise<ComponentRecord>;
  language: DocsLanguage;
  isRelated: boolean;
}) {
  const record = use(loading);
  if (!isRelated) return <Table record={record} language={language} />;
  return (
    <details className="taawun-related">
      <summary>
        {`${TEXTS[language].related} `}
        <bdi lang="en">{record.name}</bdi>
      </summary>
      <p dir="ltr" lang="en">
        <Described text={record.description} />
      </p>
      <Table record={record} language={language} />
    </details>
  );
}

/** Properties of the components of a page. */
export const Props = ({ title, language }: { title: string; language: DocsLanguage }) =>
  namesOf(title).map((name, position) => {
    const record = load(`../../../packages/ui/components/${name}.json`);
    return (
      record && (
        <Suspense key={name} fallback={null}>
          <Of record={record} language={language} isRelated={position > 0} />
        </Suspense>
      )
    );
  });

function Names({ record, language }: { record: Promise<ComponentRecord>; language: DocsLanguage }) {
  const { tokens } = use(record);
  if (tokens.length === 0) return null;
  return (
    <details className="taawun-related">
      <summary>{TEXTS[language].tokens}</summary>
      <p dir="ltr" className="taawun-tokens">
        {tokens.map((token) => (
          <code key={token}>{token}</code>
        ))}
      </p>
    </details>
  );
}

/** Custom properties that the component of a page reads. */
export function Tokens({ title, language }: { title: string; language: DocsLanguage }) {
  const [name] = namesOf(title);
  const record = name === undefined ? null : load(`../../../packages/ui/components/${name}.json`);
  return record && <Names record={record} language={language} />;
}
