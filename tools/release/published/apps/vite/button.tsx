// What one component costs.
import { Button } from '@taawun/ui';

export const render = () => <Button variant="giving">{'+'}</Button>;
