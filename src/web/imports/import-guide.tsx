import { Card } from '../ui/card.tsx';
import { METHODS, type Method, SUPPORTED_APPS } from './import-methods.ts';

/** How to get the file: for the chosen method, or the recommended one. */
export function ImportGuide({ method }: { method: Method | undefined }) {
  const [recommended] = METHODS;
  const shown = method ?? recommended;
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      {shown && (
        <Card title={`How to: ${shown.title}`}>
          <ol className="grid list-decimal gap-2 pl-5 text-small">
            {shown.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Card>
      )}
      <Card title="Supported apps" lead="Importing a file twice adds nothing: send what you have.">
        <ul className="grid list-disc gap-1 pl-5 text-small">
          {SUPPORTED_APPS.map((app) => (
            <li key={app}>{app}</li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
