import { useId, type ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../Button/index.ts';
import { VisuallyHidden } from '../Link/index.ts';
import * as S from './SearchForm.styles.ts';

export interface SearchFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** URL that the form requests before JavaScript loads. */
  action: string;
  /** Accessible name, such as "Search the news". */
  label: string;
  /** Current search text. */
  value?: string;
  /** Query parameter of the search text. @default 'search' */
  name?: string;
  /** Other query parameters to preserve. */
  keep?: Readonly<Record<string, string>>;
  /** Called with the search text; replaces the browser's navigation. */
  onSearch?: (query: string) => void;
}

const nothing: Readonly<Record<string, string>> = {};

/** Search field in a plain GET form; with `onSearch` the page does not reload. */
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
        const query = new FormData(event.currentTarget).get(name);
        onSearch(typeof query === 'string' ? query.trim() : '');
      }}
    >
      <VisuallyHidden as="label" {...{ htmlFor: id }}>
        {label}
      </VisuallyHidden>
      {/* The key resets the field when the search text in the URL changes. */}
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
      {Object.entries(keep).map(([key, preserved]) => (
        <input key={key} type="hidden" name={key} value={preserved} />
      ))}
      <Button type="submit" icon="search">
        {intl.formatMessage({ id: 'ui.search.submit' })}
      </Button>
    </S.Search>
  );
}
