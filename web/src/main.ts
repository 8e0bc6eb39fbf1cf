import { mount } from "svelte";
import App from "./App.svelte";
import { LANGUAGES, preferred, texts } from "./lib/i18n.svelte";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

settings.start();
router.start();
const wished = LANGUAGES.find((language) => language === settings.values.language);
await texts.use(wished ?? preferred(navigator.languages));

const target = document.getElementById("app");
if (target) mount(App, { target });
