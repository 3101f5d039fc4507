import { useId, type ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../Button/index.ts';
import { VisuallyHidden } from '../Link/index.ts';
import * as S from './SearchForm.styles.ts';

export interface SearchFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** Where the browser goes with the words, before any script has come. */
  action: string;
  /** What is searched: "Search the news". */
  label: string;
  /** The words that were searched for last. */
  value?: string;
  /** Name of the words in the address. @default 'search' */
  name?: string;
  /** What else the address keeps. */
  keep?: Readonly<Record<string, string>>;
  /** Takes the words instead of the browser. */
  onSearch?: (words: string) => void;
}

const nothing: Readonly<Record<string, string>> = {};

/** Words to search for. A plain GET form; with `onSearch` the page does not reload. */
export function SearchForm({ label, value = '', name = 'search', keep = nothing, onSearch, ...rest }: SearchFormProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <S.Search
      {...rest}
      role="search"
      method="get"
      onSubmit={(event) => {
        if (!onSearch) return;
        event.preventDefault();
        const words = new FormData(event.currentTarget).get(name);
        onSearch(typeof words === 'string' ? words.trim() : '');
      }}
    >
      <VisuallyHidden as="label" {...{ htmlFor: id }}>
        {label}
      </VisuallyHidden>
      {/* Another search is another field: the words follow the address. */}
      <S.Input
        key={value}
        id={id}
        type="search"
        name={name}
        defaultValue={value}
        placeholder={label}
        maxLength={100}
        enterKeyHint="search"
      />
      {Object.entries(keep).map(([key, kept]) => (
        <input key={key} type="hidden" name={key} value={kept} />
      ))}
      <Button type="submit" icon="search">
        {intl.formatMessage({ id: 'ui.search.submit' })}
      </Button>
    </S.Search>
  );
}
