import { styled } from 'styled-components';

export const Container = styled.div`
  inline-size: min(100% - 2.5rem, var(--ta-content));
  margin-inline: auto;
  /* The column of text starts where the page's header does. */
  &[data-size='narrow'] {
    padding-inline-end: max(0px, min(100% - 2.5rem, var(--ta-content)) - 46rem);
  }
  &[data-size='form'] {
    inline-size: min(100% - 2.5rem, 31rem);
  }
  @media (width < 30rem) {
    inline-size: min(100% - 2rem, var(--ta-content));
    &[data-size] {
      inline-size: calc(100% - 2rem);
      padding-inline-end: 0;
    }
  }
`;

export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  &[data-direction='row'] {
    flex-direction: row;
  }
  &[data-wrap] {
    flex-wrap: wrap;
  }
  &[data-gap='1'] {
    gap: var(--ta-space-1);
  }
  &[data-gap='2'] {
    gap: var(--ta-space-2);
  }
  &[data-gap='3'] {
    gap: var(--ta-space-3);
  }
  &[data-gap='4'] {
    gap: var(--ta-space-4);
  }
  &[data-gap='6'] {
    gap: var(--ta-space-6);
  }
  &[data-gap='8'] {
    gap: var(--ta-space-8);
  }
  &[data-gap='12'] {
    gap: var(--ta-space-12);
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
`;

export const Section = styled.section`
  padding-block: var(--ta-space-14);
  @media (width >= 48rem) {
    padding-block: var(--ta-space-22);
  }
  &[data-tone='soft'] {
    background: var(--ta-surface-sunken);
    border-block: 1px solid var(--ta-border);
  }
  &[data-tone='raised'] {
    background: var(--ta-surface-raised);
    border-block: 1px solid var(--ta-border);
  }
  &[data-tone='share'] {
    background: var(--ta-surface-share);
    border-block: 1px solid var(--ta-border);
  }
  &[data-space='sm'] {
    padding-block: clamp(var(--ta-space-5), 3vi, var(--ta-space-8));
  }
  &[data-space='md'] {
    padding-block: var(--ta-space-10);
  }
  @media (width >= 48rem) {
    &[data-space='md'] {
      padding-block: var(--ta-space-14);
    }
  }
  &[data-space='none'] {
    padding-block: 0;
  }
`;

export const Split = styled.div`
  display: grid;
  gap: var(--ta-space-8);
  grid-template-columns: minmax(0, 1fr);
  /* A menu that is one row, and its page. */
  @media (width < 68.75rem) {
    &[data-aside='first'] {
      gap: var(--ta-space-6);
    }
  }
  @media (width >= 68.75rem) {
    align-items: start;
    &[data-ratio='side'][data-aside='first'] {
      grid-template-columns: 16.5rem minmax(0, 1fr);
    }
    &[data-ratio='side'][data-aside='last'] {
      grid-template-columns: minmax(0, 1fr) 20rem;
    }
    &[data-ratio='half'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--ta-space-12);
    }
    &[data-ratio='wide'] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      gap: var(--ta-space-12);
    }
    &[data-ratio='feature'] {
      grid-template-columns: minmax(0, 14fr) minmax(0, 11fr);
    }
    &[data-align='center'] {
      align-items: center;
    }
  }
`;
