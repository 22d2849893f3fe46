import type { RouteName } from "../routes.ts";
import { plain, type Screen } from "../screen.tsx";

/** The developers' screens that show the UI components, by route name. */
export const developmentScreens = {
  "development.main": plain(async () => (await import("../../development/MainPage.tsx")).MainPage),
  "development.multiselect": plain(async () => (await import("../../development/MultiselectPage.tsx")).MultiselectPage),
  "development.imgSelector": plain(async () => (await import("../../development/ImageSelectorPage.tsx")).ImageSelectorPage),
  "development.imgCut": plain(async () => (await import("../../development/ImageCropperPage.tsx")).ImageCropperPage),
  "development.videoRecorder": plain(async () => (await import("../../development/VideoRecorderPage.tsx")).VideoRecorderPage),
  "development.buttons": plain(async () => (await import("../../development/ButtonsPage.tsx")).ButtonsPage),
  "development.ckeditor": plain(async () => (await import("../../development/EditorPage.tsx")).EditorPage),
  "development.newsroom": plain(async () => (await import("../../development/NewsroomPage.tsx")).NewsroomPage),
  "development.hls": plain(async () => (await import("../../development/PlayerPage.tsx")).PlayerPage),
  "development.faults": plain(async () => (await import("../../development/FaultsPage.tsx")).FaultsPage),
  "development.edit-community": plain(async () => (await import("../../development/CommunityFormPage.tsx")).CommunityFormPage),
} satisfies Partial<Record<RouteName, Screen>>;
