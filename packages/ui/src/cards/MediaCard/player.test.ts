import { expect, it } from 'vitest';
import { playerOf } from './player.ts';

it.each([
  ['/media/films/well.webm', { kind: 'file', src: '/media/films/well.webm' }],
  ['/media/films/well.MP4?v=2', { kind: 'file', src: '/media/films/well.MP4?v=2' }],
  [
    'https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=3',
    { kind: 'frame', src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0' },
  ],
  [
    'https://youtu.be/dQw4w9WgXcQ',
    { kind: 'frame', src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0' },
  ],
  ['https://vimeo.com/76979871', { kind: 'frame', src: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1' }],
])('%s has an embedded player', (href, player) => expect(playerOf(href)).toEqual(player));

it.each([
  'https://videos.example/taawun/well',
  'https://elsewhere.example/well.mp4',
  '//elsewhere.example/well.mp4',
  '/media/films/well',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/@taawun',
  'javascript:alert(1)//a.mp4',
  'https://vimeo.com/taawun',
  '',
])('%s has no player', (href) => expect(playerOf(href)).toBeNull());
