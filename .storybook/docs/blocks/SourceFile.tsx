import { Source } from '@storybook/addon-docs/blocks';

interface SourceFileProps {
  /** Source of a built and tested file, imported with `?raw`. */
  code: string;
  language?: 'tsx' | 'html';
}

export const SourceFile = ({ code, language = 'tsx' }: SourceFileProps) => (
  <Source code={code.trim()} language={language} dark={false} />
);
