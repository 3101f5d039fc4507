// A module of its own, so that axios is loaded with the first call.
export { createClient } from '@taawun/api-client';
