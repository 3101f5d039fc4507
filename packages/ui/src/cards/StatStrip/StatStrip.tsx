import type { ComponentPropsWithRef } from 'react';
import { NumberText } from '../../components/Text/index.ts';
import * as S from './StatStrip.styles.ts';

export interface StatItem {
  value: number;
  label: string;
  unit?: string | null | undefined;
}

export interface StatStripProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Two to four figures. */
  items: readonly StatItem[];
  /** Whether the strip overlaps the hero above. */
  overlap?: boolean;
}

/** Key figures of the association. */
export function StatStrip({ items, overlap = false, ...rest }: StatStripProps) {
  return (
    <S.Strip {...rest} data-overlap={overlap || undefined}>
      {items.map(({ value, label, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <NumberText value={value} />
            {unit ? (
              <>
                {' '}
                <small>{unit}</small>
              </>
            ) : null}
          </dd>
        </div>
      ))}
    </S.Strip>
  );
}
