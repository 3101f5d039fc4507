import { styled } from 'styled-components';

/** Base of the styled cards. Its rules are base styles. */
export const Card = styled.div.attrs({ className: 'ta-card' })``;
