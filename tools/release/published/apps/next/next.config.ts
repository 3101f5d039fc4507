import type { NextConfig } from 'next';

// The compiler of the published-packages run checks the types; Next looks for one of its own.
const config: NextConfig = { typescript: { ignoreBuildErrors: true } };
// oxlint-disable-next-line import/no-default-export -- Next wants one
export default config;
