// The part of the client that brings its library with it.
export { createClient } from '@taawun/api-client';
