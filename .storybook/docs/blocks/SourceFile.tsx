import { Source } from '@storybook/addon-docs/blocks';

interface SourceFileProps {
  /** The file's text, imported with `?raw`: what is shown is what is built and tested. */
  code: string;
  language?: 'tsx' | 'html';
}

export const SourceFile = ({ code, language = 'tsx' }: SourceFileProps) => (
  <Source code={code.trim()} language={language} dark={false} />
);
