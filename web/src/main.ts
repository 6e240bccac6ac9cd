import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/page.css";
import { applySettings } from "./settings/settings.svelte";

applySettings();
mount(App, { target: document.getElementById("page")! });
