import { Icon, icons, type IconName } from '@taawun/ui';
import { textsOf, type Reader } from './texts.ts';

const names = Object.keys(icons) as IconName[];
const mirrors = (name: IconName): boolean => 'mirrors' in icons[name];

function Icons({ of }: { of: readonly IconName[] }) {
  return (
    <div className="taawun-row">
      {of.map((name) => (
        <figure key={name}>
          <div style={{ display: 'flex', gap: 12, color: 'var(--ta-text)' }}>
            <span lang="ar" dir="rtl">
              <Icon name={name} />
            </span>
            <span lang="en" dir="ltr">
              <Icon name={name} />
            </span>
          </div>
          <figcaption>
            <code>{name}</code>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Every icon in Arabic and in English; mirrored icons first. */
export const MirroredIcons = ({ lang }: Reader) => (
  <>
    <h3>{textsOf(lang).mirrors}</h3>
    <Icons of={names.filter(mirrors)} />
    <h3>{textsOf(lang).stays}</h3>
    <Icons of={names.filter((name) => !mirrors(name))} />
  </>
);
