import type { ReactNode } from 'react';

interface SheetProps {
  /** Names of the columns, each another. */
  head: readonly string[];
  /** The rows. */
  children: ReactNode;
}

/** A table of a documentation page, that scrolls where it is too wide. */
export function Sheet({ head, children }: SheetProps) {
  return (
    <div className="taawun-scroll">
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
