import * as S from './FilesField.styles.ts';

/**
 * Name of a file, isolated. What follows the last Arabic letter is isolated once more: "12.pdf" would turn around after
 * an Arabic name.
 */
// i18n-ignore: covered by the stories of FilesField.
export function FileName({ name }: { name: string }) {
  // Up to the last character outside ASCII, then the space or full stop after it, then the rest.
  const [, start = '', end = name] = /^(.*[^ -~][ .]*)(.*)$/s.exec(name) ?? [];
  return (
    <S.Name>
      <bdi>
        {start}
        <bdi>{end}</bdi>
      </bdi>
    </S.Name>
  );
}
