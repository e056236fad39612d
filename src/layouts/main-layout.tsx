import { useRoute } from '#src/app/use-route.ts';
import { MainPage } from './main-page.tsx';
import { PageOutlet } from './page-outlet.tsx';

export default function MainLayout() {
  return (
    <MainPage route={useRoute()}>
      <PageOutlet />
    </MainPage>
  );
}
