import { useClient } from '#src/app/app-context.ts';
import { TermsScreen } from './terms-screen.tsx';

function TermsRoute() {
  const { name, supportEmail } = useClient();
  return <TermsScreen clientName={name} supportEmail={supportEmail} />;
}

export default { view: TermsRoute };
