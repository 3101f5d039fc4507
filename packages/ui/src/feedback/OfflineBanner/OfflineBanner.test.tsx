import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { OfflineBanner } from './index.ts';

describe('offline', () => {
  beforeEach(() => {
    vi.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  describeComponent('OfflineBanner', <OfflineBanner />, { clientOnly: true });

  it('is visible while the connection is lost', async () => {
    const online = vi.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(true);
    const { container } = await renderUi(<OfflineBanner />);
    expect(container.querySelector('[role="alert"]')).toBeNull();
    online.mockReturnValue(false);
    await act(async () => window.dispatchEvent(new Event('offline')));
    expect(container.querySelector('[role="alert"]')?.textContent).toContain('لا يوجد اتصال بالإنترنت');
    online.mockReturnValue(true);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(container.querySelector('[role="alert"]')).toBeNull();
  });
});
