import { expect, it } from 'vitest';
import { noticeOfChoice, noticeOfUploads } from './notices.ts';
import type { Upload, UploadState } from './queue.ts';

const files = ['a', 'b', 'c'].map((name) => new File(['x'], name));
const list = (...states: UploadState[]): Upload[] =>
  states.map((state, index) => ({ file: files[index]!, state, progress: 0 }));

it.each([
  [2, 0, { id: 'added', values: { count: 2 } }],
  [0, 1, { id: 'rejected', values: { count: 1 } }],
  [2, 1, { id: 'addedAndRejected', values: { added: 2, rejected: 1 } }],
  [0, 0, null],
])('%i added and %i rejected files are one announcement', (added, rejected, notice) => {
  expect(noticeOfChoice(added, rejected)).toEqual(notice);
});

it.each<[string, Upload[], Upload[], unknown]>([
  ['progress', list('uploading'), list('uploading'), null],
  ['one of several files is done', list('uploading', 'waiting'), list('done', 'uploading'), null],
  ['all are done', list('done', 'uploading'), list('done', 'done'), { id: 'uploaded', values: { count: 2 } }],
  [
    'one failed while others upload',
    list('uploading', 'uploading'),
    list('failed', 'uploading'),
    { id: 'failed', values: { name: 'a' } },
  ],
  ['the only one failed', list('uploading'), list('failed'), { id: 'failed', values: { name: 'a' } }],
  [
    'the last one ended after a failure',
    list('failed', 'done', 'uploading'),
    list('failed', 'done', 'done'),
    { id: 'settled', values: { done: 2, total: 3 } },
  ],
  [
    'one was cancelled',
    list('uploading', 'waiting'),
    list('cancelled', 'waiting'),
    { id: 'aborted', values: { name: 'a' } },
  ],
  ['one was removed', list('done', 'uploading'), list('done'), null],
  ['files were added', list(), list('waiting'), null],
  ['a retry', list('failed'), list('waiting'), null],
])('announces uploads: %s', (_, before, after, notice) => {
  expect(noticeOfUploads(before, after)).toEqual(notice);
});
