import { Link } from 'wouter';

/** The workouts a claim rests on, each a link. */
export function RestingOn({
  links,
}: {
  links: readonly { id: number; href: string; text: string }[];
}) {
  return (
    <ul>
      {links.map(({ id, href, text }) => (
        <li key={id}>
          <Link href={href} className="link">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
