import { ErrorPage } from '../feedback/index.ts';
import { Icon } from '../icons/index.ts';
import { Avatar, Logo, Picture } from '../media/index.ts';
import { describeComponent } from './describeComponent.tsx';
import { pictures } from './pictures.ts';


describeComponent('Avatar', <Avatar name="Noura Al-Harbi" />);
describeComponent('ErrorPage', <ErrorPage status={404} homeHref="#" />);
describeComponent('Icon', <Icon name="arrow-forward" title="التالي" />);
describeComponent('Logo', <Logo />);
describeComponent('Picture', <Picture image={pictures.water} />);
