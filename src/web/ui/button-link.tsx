import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type ButtonTone, buttonLook } from './button-look.ts';
import { Icon, type IconName } from './icons.tsx';

type ButtonLinkProps = {
  href: string;
  tone?: ButtonTone;
  icon?: IconName;
  wide?: boolean;
  children: ReactNode;
};

export function ButtonLink({ href, tone = 'primary', icon, wide, children }: ButtonLinkProps) {
  return (
    <Link href={href} className={buttonLook(tone, wide)}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </Link>
  );
}
